/** What people edit of an account. E-mail addresses and credentials never enter the state. */
export interface Account {
  name: string;
  /** `shared`: every replicant commands every sibling's devices. */
  replicant_cooperation: 'individual' | 'shared';
  /** Its replicants, ascending. */
  replicants: number[];
  openedAtTick: number;
}
