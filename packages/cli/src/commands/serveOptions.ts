import type { OnRestart } from '@astrarium/host';
import { LOG_LEVELS, MAX_PER_ADDRESS, type TrustedProxies } from '@astrarium/http';
import { type Command, Option } from 'commander';
import { type DatabaseOptions, databaseOptions } from '../service/database/database.js';
import { type FileOption, fileOption } from '../service/shownGame.js';
import {
  intOption,
  memberOption,
  numberOption,
  originOption,
  proxiesOption,
  seedOption,
} from '../terminal/options.js';

/** The options of `serve`. */
export interface ServeOptions extends DatabaseOptions, FileOption {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly dev?: true;
  readonly speed: number;
  readonly seed?: number;
  readonly setting?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly metricsPort?: number;
  readonly onRestart?: OnRestart;
  readonly log?: 'json' | 'pretty' | 'quiet';
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly acceptLoss?: true;
  readonly init?: true;
  readonly digestsPerHour: number;
  readonly unusedAccountDays?: number;
  readonly maxConnectionsPerAddress: number;
  readonly trustedProxies?: TrustedProxies;
  readonly allowPrivateWebhooks?: true;
  readonly pages?: string;
  readonly origin?: readonly string[];
  readonly openAccounts?: true;
  readonly guests?: boolean;
  readonly seatsPerAddress: number;
  readonly forwardPort: number;
}

/** Declares the options of `serve`. */
export function serveOptions(command: Command): Command {
  return fileOption(databaseOptions(command))
    .option('--port <n>', 'port to listen on; 0: any free port', intOption(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--pages <dir>', 'folder of pages to serve at / (default: those of the space game)')
    .option('--origin <url>', 'site whose pages may open accounts; can be repeated', originOption)
    .option('--open-accounts', 'let whoever reaches --host open accounts by a name alone')
    .option('--guests', 'let people play the space game by a name alone, without an address')
    .option('--no-guests', 'refuse that (default: only this machine may, without ASTRARIUM_URL)')
    .option(
      '--seats-per-address <n>',
      'most seats of one client address; those of this machine do not count',
      intOption(1, 1_000_000),
      4,
    )
    .option('--data <dir>', 'data folder', './data')
    .option('--dev', 'go on with changed rules of the same version, while you develop a game')
    .option('--speed <n>', 'times real time; 0: the clock stands still', numberOption(0, 1e6), 1)
    .addOption(seedOption('seed of a new game (default: random)'))
    .option('--setting <name>', 'setting of a new game, if its file names several')
    .option(
      '--set <path=value>',
      'member of the setting of a new game, such as creeps.runner.hits=5; can be repeated',
      memberOption,
    )
    .option('--metrics-port <n>', 'port for /metrics, /livez and /readyz', intOption(0, 65_535))
    .addOption(
      new Option(
        '--on-restart <what>',
        'whether time while the server was down counts (default: as the game says)',
      ).choices(['catch-up', 'pause']),
    )
    .addOption(
      new Option(
        '--log <form>',
        'log on standard error (default: pretty on a terminal, else json)',
      ).choices(['json', 'pretty', 'quiet']),
    )
    .addOption(
      new Option('--log-level <level>', 'least level of lines on standard error')
        .choices(LOG_LEVELS)
        .default('info'),
    )
    .option('--init', 'create a game in a folder that is not empty, or had a game')
    .option('--accept-loss', 'start a damaged or incomplete game as it is')
    .option(
      '--digests-per-hour <n>',
      'mails about events of one kind, per account',
      intOption(1, 3600),
      4,
    )
    .option(
      '--unused-account-days <n>',
      'delete accounts whose token was never used after n days; 0: never (default: 30, and ten ' +
        'minutes where accounts need no address)',
      intOption(0, 36_500),
    )
    .option(
      '--max-connections-per-address <n>',
      'open connections of one client address',
      intOption(1, 10_000),
      MAX_PER_ADDRESS,
    )
    .option(
      '--trusted-proxies <list>',
      'addresses and networks of proxies whose X-Forwarded-For is read, with commas',
      proxiesOption,
    )
    .option('--allow-private-webhooks', 'send webhooks also to private addresses, and over http')
    .addOption(
      new Option('--writer-url <url>', 'address at which followers reach this server').env(
        'ASTRARIUM_WRITER_URL',
      ),
    )
    .option(
      '--forward-port <n>',
      'port for the calls that followers pass on; 0: any free port',
      intOption(0, 65_535),
      0,
    )
    .option('--standby', 'wait while another server writes the game in the database')
    .option('--follow', 'follow the game in the database, which another server writes');
}
