import type { CodeObjectOutcome } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { StageOutcome } from '#shared/simulation/stage/stageTypes.ts';
import { codeObjectDevice, type CodeObjectRequest } from './codeObjectDevice.ts';
import type { Device } from './device.ts';
import { stageDevice, type StageRequest } from './stageDevice.ts';

/** The request of a run, by kind. JSON: it goes to the judge's worker and to the browser's. */
export type DeviceRequest = StageRequest | CodeObjectRequest;

/** The result of a device after the run, by kind. JSON. */
export type DeviceOutcome = StageOutcome | CodeObjectOutcome;

/** The device of one run. */
export function createDevice(request: DeviceRequest): Device<DeviceOutcome> {
  return request.kind === 'stage' ? stageDevice(request) : codeObjectDevice(request);
}
