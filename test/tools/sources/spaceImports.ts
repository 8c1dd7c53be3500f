/**
 * The files of the generic packages that still import the space game, below the `src` of each
 * package. The list can only get shorter: it is empty when a game is a parameter.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  web: ['replay/worker/gameTheatre.ts'],
};

/** These imports, as exceptions of the table of layers. */
export const SPACE_IMPORTS: ReadonlySet<string> = new Set(
  Object.entries(FILES).flatMap(([name, paths]) =>
    paths.map((path) => `packages/${name}/src/${path}`),
  ),
);
