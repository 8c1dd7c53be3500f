import { deprecatedParts, type Operation } from '@astrarium/contract';

/** Since when single parameters and members are deprecated: 2026-01-01T00:00:00Z. */
const MEMBERS_DEPRECATED_SECONDS = 1_767_225_600;

const DOCUMENTED = '</docs/>; rel="deprecation"';

/** Tells which fields an answer bears because of what was used that is deprecated (RFC 9745). */
export type Deprecations = (query: object, body: unknown) => readonly string[];

/** Finds out once what of an operation is deprecated: itself, or members of its query or body. */
export function deprecations(operation: Operation): Deprecations {
  const { deprecation } = operation;
  if (deprecation) {
    const { since_seconds: since, successor } = deprecation;
    const links = `${DOCUMENTED}, <${successor}>; rel="successor-version"`;
    const always = ['Deprecation', `@${since}`, 'Link', links];
    return () => always;
  }
  const { body: members, query: parameters } = deprecatedParts(operation);
  const told = ['Deprecation', `@${MEMBERS_DEPRECATED_SECONDS}`, 'Link', DOCUMENTED];
  return (given, sent) => (uses(given, parameters) || uses(sent, members) ? told : []);
}

function uses(given: unknown, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(Object(given), name));
}
