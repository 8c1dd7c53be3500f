/** What people edit of a replicant; its numbers are in the fleet of the same id. */
export interface Replicant {
  name: string;
  account: number;
}
