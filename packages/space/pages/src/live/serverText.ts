import { ProblemError } from '@astrarium/space/client';
import { deviceName } from '../device/deviceName.js';
import { capital, sentence } from '../device/doneText.js';
import { account } from '../session/session.js';
import { fleet } from './fleetState.js';
import { placeName } from './places.js';
import { wordsOf } from '../device/wordsOf.js';

/** A whole code or word, with its hyphens: a code in a longer one is none. */
const TOKENS = /[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*/gu;

/** A text with the names of the codes in it that `nameOf` knows; nothing else changes. */
export function namedText(text: string, nameOf: (code: string) => string | undefined): string {
  return text.replace(TOKENS, (code) => nameOf(code) ?? code);
}

const CODE_OF_PLACE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const WIRE_WORD = /^[a-z]+(?:_[a-z0-9]+)+$/;

/** The name of an own device or replicant, a star or a place, or the words of a type. */
function nameOfCode(code: string): string | undefined {
  const device = fleet.value.get(code);
  if (device !== undefined) return deviceName(device);
  if (CODE_OF_PLACE.test(code)) return placeName(code);
  if (WIRE_WORD.test(code)) return wordsOf(code);
  return account.value?.replicants.find((one) => one.replicant_code === code)?.name;
}

/** A field of a request as refusals name it, with its name: `#/settings/tags/3`. */
const POINTER = /#(?:\/\w+)+/g;

/** Fields that have other names on the pages. */
const FIELDS: Readonly<Record<string, string>> = { bobnet_channels: 'channel', to: 'recipient' };

/** A text of the server, such as a refusal, as a sentence with names for codes and fields. */
export function serverText(text: string): string {
  const plain = text.replace(POINTER, (path) => {
    const field = path.split('/').findLast((part) => !/^\d*$/.test(part));
    return `“${capital(FIELDS[field ?? ''] ?? wordsOf(field ?? path))}”`;
  });
  return sentence(namedText(plain, nameOfCode));
}

/** Why a request failed, as a sentence. */
export function faultText(error: unknown): string {
  return serverText(
    error instanceof ProblemError ? error.problem.detail : (error as Error).message,
  );
}
