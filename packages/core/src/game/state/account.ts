/** What people edit of an account. E-mail addresses and credentials never enter the state. */
export interface Account {
  name: string;
  /** Its replicants, ascending. */
  replicants: number[];
  openedAtTick: number;
}
