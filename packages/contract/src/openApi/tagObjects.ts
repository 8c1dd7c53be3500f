/** The chapters of the document, in their order. */
export const TAG_OBJECTS = [
  { name: 'Accounts', description: 'How you get in, and what you set.' },
  { name: 'Replicants', description: 'Those who own devices.' },
  { name: 'Devices', description: 'What you have, and what you tell it.' },
  { name: 'Locations', description: 'Stars, planets, belts and what is there.' },
  { name: 'Inventory', description: 'What you have in stock.' },
  { name: 'Megastructures', description: 'What all build together, season by season.' },
  { name: 'Events', description: 'What happened, by page and by stream.' },
  { name: 'Foresight', description: 'What will happen, and why things are as they are.' },
  { name: 'Game', description: 'Time, rules and blueprints.' },
] as const;
