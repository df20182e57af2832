import type { DeviceSession } from '../DeviceSession.ts';
import { guestDevice } from './guestDevice.ts';
import type { GuestSession } from './guestSession.ts';

const SOURCE = `(${guestDevice.toString()})`;

/** Puts the commands of a device into an interpreter that has not seen its program yet; tells when the run is over. */
export function installDevice({ vm, flush }: GuestSession, device: DeviceSession, onOver: () => void): void {
  const tell = vm.newFunction('tell', (command, args, line) => {
    const answer = device.call(vm.getString(command), vm.getString(args), vm.getNumber(line));
    return vm.newString(JSON.stringify(answer));
  });
  const end = vm.newFunction('end', () => {
    flush();
    onOver();
  });
  const commands = vm.unwrapResult(vm.evalCode(`(${JSON.stringify(device.commands)})`, 'device.js'));
  const install = vm.unwrapResult(vm.evalCode(SOURCE, 'device.js'));
  vm.unwrapResult(vm.callFunction(install, vm.undefined, commands, tell, end)).dispose();
  for (const handle of [tell, end, commands, install]) handle.dispose();
}
