/** What a tag is made of. */
export const TAG_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789:_-.';

/** No rules allow a longer tag: it would not fit into an event. */
export const TAG_LENGTH_MOST = 36;

/** The tags of one device; a device without tags has no such document. */
export interface Tagged {
  device: number;
  /** By code units, each once. */
  tags: string[];
}
