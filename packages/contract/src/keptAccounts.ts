/** The accounts that a host keeps: all of them, with the names of those whose game keeps none. */
export interface KeptAccounts {
  /** In ascending order. */
  ids(): readonly number[];
  has(account: number): boolean;
  /** The name; '' where the game keeps it, or where there is no such account. */
  nameOf(account: number): string;
  /** Whether it has a seat of a game with seats. */
  isSeated(account: number): boolean;
  /** How many have a seat. */
  seats(): number;
}
