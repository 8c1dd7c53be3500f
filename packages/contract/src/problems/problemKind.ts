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

/** A request that is wrong in itself. */
export const badRequest = (title: string, text: string) => problemKind(400, title, text);

/** What the caller may not do. */
export const forbidden = (title: string, text: string) => problemKind(403, title, text);

/** What does not exist. */
export const unknown = (title: string, text: string) => problemKind(404, title, text);

/** What contradicts the present state. */
export const conflict = (title: string, text: string) => problemKind(409, title, text);

/** What the service cannot do at present. */
export const unavailable = (title: string, text: string) => problemKind(503, title, text);
