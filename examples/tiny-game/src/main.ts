import { readLog, replayLog, verifyLog } from '@astrarium/core/log';
import { lighthouse } from './lighthouse.js';
import { watch } from './watch.js';

const { log, snapshot } = watch(7, 30);
const { lamps } = lighthouse.read(snapshot);
const { diary, name } = lamps.get(1);
const verified = await readLog(log, verifyLog(lighthouse));
const tenth = await readLog(log, replayLog(lighthouse, { until: 14_400 }));
console.log(`${name} kept the light for 30 days.`);
for (const line of diary) console.log(`  ${line}`);
console.log(`lamps ${lamps.size}, hash ${lighthouse.hash(snapshot)}`);
console.log(`log: ${log.length} characters, ${verified.commands} commands, ok ${verified.ok}`);
console.log(`hash on the tenth day: ${lighthouse.hash(tenth.snapshot ?? snapshot)}`);
