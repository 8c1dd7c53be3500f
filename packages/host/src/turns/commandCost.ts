/** The bytes that one unit of cost pays for. */
const UNIT_BYTES = 1_024;

/** What is stored for an event, in the histories of its account and its replicant. */
const EVENT_BYTES = 256;

/** The cost of a command, by its line in the log and its events. 1 for a usual command. */
export function commandCost(lineLength: number, events: number): number {
  return storedCost(lineLength + events * EVENT_BYTES);
}

/**
 * The cost of a message that is sent: each copy has at most the bytes of the command's line. It
 * depends on the accounts that are addressed, not on those that get it: nobody learns from it who
 * blocks whom, or whether a replicant exists.
 */
export function messageCost(lineLength: number, copies: number): number {
  return storedCost(lineLength + copies * (EVENT_BYTES + lineLength));
}

/** The cost of stored bytes: at least 1. */
export function storedCost(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT_BYTES));
}
