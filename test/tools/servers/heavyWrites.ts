/** The heaviest batch: 50 commands, each with as many tags as a device can have. */
export function heavyBatch(device: string, round: number): object[] {
  return Array.from({ length: 50 }, (_, at) => ({
    device,
    command: 'set_tags',
    tags: Array.from({ length: 32 }, (__, tag) => `${round % 2}${at % 2}-${tag}-${'x'.repeat(20)}`),
  }));
}

/** An account of a running server that sends the heaviest batches that its allowance permits. */
export async function heavyWriter(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = (await (await fetch(`${url}/v1/devices`, { headers })).json()) as {
    readonly devices: readonly { readonly device_code: string }[];
  };
  const device = list.devices[0]?.device_code ?? '';
  let carriedOut = 0;
  return {
    carriedOut: () => carriedOut,
    /** Sends batches for a time; an answer 429 is waited for as it says, but not longer. */
    async write(ms: number): Promise<void> {
      const end = Date.now() + ms;
      while (Date.now() < end) {
        const body = JSON.stringify({ commands: heavyBatch(device, carriedOut) });
        // A kept answer takes space, too.
        const key = { 'idempotency-key': `${Math.random()}` };
        const sent = { method: 'POST', headers: { ...headers, ...key }, body };
        const answer = await fetch(`${url}/v1/batch`, sent);
        await answer.arrayBuffer();
        if (answer.status === 200) carriedOut += 1;
        else if (answer.status !== 429) throw new Error(`status ${answer.status}`);
        const waitMs = Number(answer.headers.get('retry-after') ?? 0) * 1_000;
        if (waitMs > 0) await sleep(Math.max(0, Math.min(waitMs, end - Date.now())));
      }
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
