/** Something that the caller can set right: one sentence and exit code 2, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
