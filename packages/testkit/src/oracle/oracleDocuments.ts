import type { DocumentDraft } from '@astrarium/core/kernel';
import { type OracleDocuments, plainCopy } from './oracleState.js';

/** A document collection over plain objects, which copies documents in and out. */
export function oracleDocuments(documents: OracleDocuments): DocumentDraft<unknown> {
  const { living } = documents;
  return {
    get count() {
      return documents.count;
    },
    get: (id) => (living[id] === undefined ? undefined : deepFreeze(plainCopy(living[id]))),
    ids: () =>
      Object.keys(living)
        .map(Number)
        .sort((a, b) => a - b),
    insert(document) {
      documents.count += 1;
      living[documents.count] = plainCopy(document);
      return documents.count;
    },
    edit(id, recipe) {
      const edited = living[id] === undefined ? undefined : plainCopy(living[id]);
      recipe(edited);
      living[id] = plainCopy(edited);
    },
    replace(id, document) {
      living[id] = plainCopy(document);
    },
    remove(id) {
      delete living[id];
    },
  };
}

function deepFreeze<T>(value: T): Readonly<T> {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
