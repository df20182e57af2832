/** A setting is missing or wrong. The message has one line per setting: its name, what was found, what is right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
