import { readLog, replayLog, verifyLog } from '@astrarium/core/log';
import { lighthouse } from './lighthouse.js';
import { watch } from './watch.js';

const { log, snapshot } = watch(7, 30);
const { keepers, lamps } = lighthouse.read(snapshot);
const verified = await readLog(log, verifyLog(lighthouse));
const tenth = await readLog(log, replayLog(lighthouse, { until: 14_400 }));
console.log(`${keepers.get(1)?.name} kept the light for 30 days.`);
for (const line of keepers.get(1)?.diary ?? []) console.log(`  ${line}`);
console.log(`lamps ${lamps.count}, hash ${lighthouse.hash(snapshot)}`);
console.log(`log: ${log.length} characters, ${verified.commands} commands, ok ${verified.ok}`);
console.log(`hash on the tenth day: ${lighthouse.hash(tenth.snapshot ?? snapshot)}`);
