import { createDevice, type DeviceRequest } from './devices.ts';

/** The names of a device's commands, as both languages spell them: `turnRight`, `turn_right`, `bell.ring`. */
export function deviceNames(request: DeviceRequest): readonly string[] {
  const { commands } = createDevice(request);
  return [...new Set(commands.flatMap((name) => [name, snakeCase(name)]))];
}

export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`);
