/** The same value, frozen with all that is in it: for constants and memos that views hand out. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen<unknown>(part);
  return value;
}
