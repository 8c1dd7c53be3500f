/** A kind of problem: its status and its explanation. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** A paragraph for the problem's page. */
  readonly text: string;
}

/** A kind of problem of this status. */
export function problemKind<Status extends number>(status: Status, title: string, text: string) {
  return { status, title, text } as const;
}
