import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from '../problems/refusalProblems.js';
import type { ProblemCode } from '../problems/problems.js';

/** What no command to a device is refused with. */
const OTHERS: readonly string[] = [
  'account_limit',
  'channel_full',
  'host_only',
  'message_limit',
  'not_a_megastructure',
  'not_subscribed',
  'unknown_account',
];

/** What commands to devices are refused with. */
export const COMMAND_PROBLEMS = [
  'unknown_command',
  ...Object.keys({ ...REFUSAL_PROBLEMS, ...LIMIT_PROBLEMS }).filter((c) => !OTHERS.includes(c)),
] as readonly ProblemCode[];
