import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments of this program; one that it does not know ends it with a line that says so. */
export function commandLine<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
