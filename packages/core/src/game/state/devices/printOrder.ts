/** A command to come, as it was asked for; the device that it is for is not yet there. */
export interface PrintFollowUp {
  command: string;
  args: Record<string, string | string[]>;
}

/** What becomes of the devices of one batch when they are done: for batches that say so only. */
export interface PrintOrder {
  tags: readonly string[];
  /** The code of the controller that adopts them; empty for none. */
  controller: string;
  oncomplete: PrintFollowUp | null;
}
