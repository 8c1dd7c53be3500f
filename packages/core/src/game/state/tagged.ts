/** The tags of one device; a device without tags has no such document. */
export interface Tagged {
  device: number;
  /** By code units, each once. */
  tags: string[];
}
