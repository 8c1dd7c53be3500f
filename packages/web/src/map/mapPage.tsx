/** The page with the map. */
export function MapPage() {
  return <p>Map</p>;
}
