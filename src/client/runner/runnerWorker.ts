import { createDevice } from '#shared/code/devices.ts';
import type { EngineHost } from '#shared/code/EngineHost.ts';
import { JavaScriptEngine } from '#shared/code/javascript/JavaScriptEngine.ts';
import type { EngineLanguage, RunReply, RunRequest } from '#shared/code/protocol.ts';
import { PythonEngine } from '#shared/code/python/PythonEngine.ts';
import type { EngineFiles, FromRunner, ToRunner } from './runnerMessages.ts';

const DEFAULT_MEMORY_BYTES = 64 * 1024 * 1024;
/** A worker's own stack is about 1 MB; where that ends first, the program gets the same message. */
const STACK_BYTES = 192 * 1024;

/** Nothing ends a program from inside this thread: the page ends the whole worker. */
const host: EngineHost = {
  now: () => performance.now(),
  within(_wallMs, body) {
    body();
    return true;
  },
};

let javaScript: Promise<JavaScriptEngine> | undefined;
let python: Promise<PythonEngine> | undefined;

async function startJavaScript({ quickJs }: EngineFiles): Promise<JavaScriptEngine> {
  const engine = await WebAssembly.compileStreaming(fetch(quickJs));
  const started = new JavaScriptEngine({ engine, host, stackBytes: STACK_BYTES });
  await started.prepare(DEFAULT_MEMORY_BYTES);
  return started;
}

async function startPython({ pythonCode, pythonMemory }: EngineFiles): Promise<PythonEngine> {
  const [module, memory] = await Promise.all([
    WebAssembly.compileStreaming(fetch(pythonCode)),
    fetch(pythonMemory).then((response) => response.arrayBuffer()),
  ]);
  const started = PythonEngine.start(module, new Uint8Array(memory), host);
  started.prepare(DEFAULT_MEMORY_BYTES);
  return started;
}

async function warm(language: EngineLanguage, files: EngineFiles): Promise<void> {
  if (language === 'JAVASCRIPT') await (javaScript ??= startJavaScript(files));
  else await (python ??= startPython(files));
}

async function run(request: RunRequest, files: EngineFiles): Promise<RunReply> {
  const device = request.device && createDevice(request.device);
  if (request.language === 'PYTHON') return (await (python ??= startPython(files))).run(request, device);
  return (await (javaScript ??= startJavaScript(files))).run(request, device);
}

const tell = (message: FromRunner) => postMessage(message);

async function answer(message: ToRunner): Promise<void> {
  if (message.kind === 'warm') {
    await warm(message.language, message.files);
    tell({ kind: 'warm', language: message.language });
    return;
  }
  const { request } = message;
  tell({ kind: 'reply', reply: await run(request, message.files) });
  if (request.language === 'PYTHON') (await python)?.prepare(request.memoryBytes);
  else (await javaScript)?.settle(request);
}

addEventListener('message', (event: MessageEvent<ToRunner>) => {
  answer(event.data).catch((error: unknown) => tell({ kind: 'failed', message: String(error) }));
});
