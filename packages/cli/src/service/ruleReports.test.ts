import { expect, test } from 'vitest';
import { ruleReports } from './ruleReports.js';

test('a read that fails again and again is told once a minute, each command every time', () => {
  let nowMs = 0;
  const lines: string[] = [];
  const log = {
    error: ({ read, command }: { readonly read?: string; readonly command?: string }) =>
      void lines.push(String(read ?? command)),
    warn: () => void lines.push('slow'),
  };
  const { onRuleFault, onSlowTicks } = ruleReports(log as never, () => nowMs);
  const read = (operation: string) =>
    onRuleFault({ tick: 1, error: 0, read: { operation, account: 1, query: {} } });
  const command = () =>
    onRuleFault({ tick: 1, error: 0, command: { id: '1', account: 1, type: 'ring', args: {} } });
  for (let time = 0; time < 3; time += 1) {
    read('views.lamp');
    command();
    onSlowTicks({ tick: 1, ticks: 1, ms: 60 });
  }
  read('views.oil');
  nowMs = 60_000;
  read('views.lamp');
  expect(lines).toEqual(['views.lamp', 'ring', 'slow', 'ring', 'ring', 'views.oil', 'views.lamp']);
});
