/** What people edit of a replicant; its numbers are in the fleet of the same id. */
export interface Replicant {
  name: string;
  account: number;
  /** Whether siblings may use its devices when the account does not share. */
  cohort_permission: 'public' | 'private';
  /** Whether it takes devices from anybody; from siblings it does as it shares its own. */
  accepts_devices: boolean;
}
