import type { HostileProgram } from './hostileProgram.ts';

const RE = ['RE'] as const;
const AC = ['AC'] as const;
const WITHIN = ['TLE', 'MLE', 'RE'] as const;
const caught = (attempt: string): string => `try { ${attempt}; print('in'); } catch { print('out'); }`;

/** Programs in JavaScript that mean harm. */
export const HOSTILE_JAVASCRIPT: readonly HostileProgram[] = [
  // Files, and links out of the box.
  {
    what: 'reads a file by require',
    source: 'require("fs").readFileSync("/etc/passwd")',
    verdicts: RE,
    never: /root:/,
  },
  { what: 'reads a file by process.binding', source: 'process.binding("fs")', verdicts: RE },
  { what: 'opens a file of QuickJS', source: 'std.open("/etc/passwd", "r")', verdicts: RE },
  {
    what: 'makes a link out of the box',
    source: 'os.symlink("/etc/passwd", "out")',
    verdicts: RE,
    record: 'CVE-2024-28185',
  },
  {
    what: 'changes the owner through a link',
    source: 'require("fs").lchownSync("out", 0, 0)',
    verdicts: RE,
    record: 'CVE-2024-28189',
  },
  {
    what: 'opens a file beside a link',
    source: 'os.open("../../../etc/shadow", 0)',
    verdicts: RE,
    record: 'criyle/go-judge#176',
  },
  {
    what: 'writes a program for later',
    source: 'std.loadFile; os.remove("worker/main.ts")',
    verdicts: RE,
    record: 'compiler-explorer/compiler-explorer#6026',
  },
  {
    what: 'includes a file while it is read',
    source: '#include "/etc/shadow"\nprint(1)',
    verdicts: ['CE'],
    record: 'kjudge#82',
  },
  {
    what: 'runs code while it is read',
    source: 'import { execSync } from "child_process"; execSync("id")',
    verdicts: ['CE'],
    record: 'DMOJ/judge-server#318',
  },
  { what: 'loads a script of the host', source: 'load("/etc/passwd")', verdicts: RE },
  { what: 'reads its own source', source: 'print(scriptArgs, __filename)', verdicts: RE },
  {
    what: 'imports a file',
    source: 'import("/etc/passwd").then(() => print("in"), () => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports a module of Node',
    source: 'import("node:fs").then(() => print("in"), () => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports a data address',
    source: 'import("data:text/javascript,export default 1").then(() => print("in"), () => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports its neighbour',
    source: 'import("./frames.ts").then(() => print("in"), () => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports through eval',
    source: caught('eval("import fs from \'fs\'")'),
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports through Function',
    source: 'new Function("return import(\'os\')")().then(() => print("in"), () => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'imports with attributes',
    source: 'import("/etc/passwd", { with: { type: "json" } }).then(() => print("in"), () => print("out"))',
    verdicts: ['AC', 'CE'],
    never: /^in/,
  },

  // Processes and signals.
  { what: 'starts a program', source: 'require("child_process").execSync("id")', verdicts: RE },
  { what: 'starts a program by QuickJS', source: 'os.exec(["id"])', verdicts: RE },
  { what: 'ends the process', source: 'process.exit(0)', verdicts: RE },
  { what: 'ends the interpreter', source: 'std.exit(0)', verdicts: RE },
  { what: 'kills its parent', source: 'process.kill(process.ppid, "SIGKILL")', verdicts: RE },
  { what: 'sends a signal', source: 'os.kill(1, 9)', verdicts: RE },
  { what: 'listens to a signal', source: 'process.on("SIGTERM", () => {})', verdicts: RE },
  { what: 'aborts', source: 'process.abort()', verdicts: RE },
  { what: 'starts a worker', source: 'new Worker("x")', verdicts: RE },
  {
    what: 'forks a bomb of timers',
    source: 'const f = () => { setTimeout(f, 0); setTimeout(f, 0); }; f();',
    verdicts: WITHIN,
  },
  {
    what: 'forks a bomb of promises',
    source: 'const f = async () => { await null; f(); f(); }; f();',
    verdicts: WITHIN,
  },
  { what: 'never lets its timers end', source: 'setInterval(() => {}, 1)', verdicts: ['TLE'] },

  // Network and environment.
  {
    what: 'fetches an address of its own',
    source: 'fetch("http://169.254.169.254/latest/meta-data")',
    verdicts: RE,
    record: 'CVE-2024-29021',
  },
  { what: 'opens a request', source: 'new XMLHttpRequest()', verdicts: RE },
  {
    what: 'opens a socket',
    source: 'new WebSocket("ws://127.0.0.1:5432")',
    verdicts: RE,
    record: 'CVE-2024-29021',
  },
  { what: 'connects by net', source: 'require("net").connect(5432)', verdicts: RE },
  {
    what: 'calls the admin routes of the runner',
    source: 'fetch("http://127.0.0.1:2000/api/v2/packages", { method: "DELETE" })',
    verdicts: RE,
    record: 'engineer-man/piston#752',
  },
  { what: 'prints the environment', source: 'print(process.env)', verdicts: RE, record: 'judge0/judge0#564' },
  {
    what: 'asks QuickJS for the environment',
    source: 'print(std.getenv("PATH"))',
    verdicts: RE,
    record: 'judge0/judge0#564',
  },
  {
    what: 'looks for names of the host',
    source:
      'print(["process", "require", "module", "Buffer", "global", "window", "fetch", "WebAssembly", "Deno", "Bun", "std", "os"].filter((n) => n in globalThis).length)',
    verdicts: AC,
    prints: '0\n',
  },
  {
    what: 'lists the global names',
    source:
      'print(Object.getOwnPropertyNames(globalThis).filter((n) => /process|require|host|judge|worker|write/i.test(n)).length)',
    verdicts: AC,
    prints: '0\n',
  },

  // Prototypes, constructors and the classic ways out of a box.
  {
    what: 'takes the constructor of a constructor',
    source: 'print.constructor.constructor("return process")().exit()',
    verdicts: RE,
    record: 'patriksimek/vm2#533',
  },
  {
    what: 'takes the constructor of this',
    source: 'this.constructor.constructor("return process")().mainModule',
    verdicts: RE,
    record: 'patriksimek/vm2#533',
  },
  {
    what: 'takes an error of the host apart',
    source:
      'try { print(Symbol.iterator in null) } catch (e) { e.constructor.constructor("return process")().exit() }',
    verdicts: RE,
    record: 'CVE-2026-22709',
  },
  {
    what: 'prepares the stack trace',
    source:
      'Error.prepareStackTrace = (e, frames) => { for (const f of frames) print(String(f.getThis?.()), String(f.getFunction?.())); return "x"; };\ntry { null.x } catch (e) { print(typeof e.stack) }',
    verdicts: ['AC', 'RE'],
    never: /process|native code/,
  },
  {
    what: 'overflows the stack within the host',
    source:
      'function f() { try { f() } catch (e) { print(e.constructor === RangeError || e.constructor === InternalError); throw e } } f()',
    verdicts: ['RE', 'OLE', 'TLE'],
  },
  {
    what: 'lays a trap for what print reads',
    source:
      'print({ get x() { return process.exit() }, toString() { return process.exit() }, [Symbol.toPrimitive]() { return process.exit() } })',
    verdicts: ['AC', 'RE'],
  },
  {
    what: 'hands a proxy to print',
    source:
      'print(new Proxy({}, { get() { throw new Error("trap") }, ownKeys() { throw new Error("trap") }, getOwnPropertyDescriptor() { throw new Error("trap") } }))',
    verdicts: ['AC', 'RE'],
  },
  {
    what: 'hands a revoked proxy to print',
    source: 'const r = Proxy.revocable({}, {}); r.revoke(); print(r.proxy)',
    verdicts: ['AC', 'RE'],
  },
  {
    what: 'takes bytecode apart',
    source: 'new Function.prototype.constructor("return bjson")().read(new ArrayBuffer(8))',
    verdicts: RE,
    record: 'CVE-2022-39266',
  },
  {
    what: 'reads compiled data',
    source: 'v8.deserialize(new Uint8Array([255]))',
    verdicts: RE,
    record: 'CVE-2022-39266',
  },
  {
    what: "reaches for pyodide's bridge",
    source: 'print(pyodide.globals.get("js").process)',
    verdicts: RE,
    record: 'microsoft/thinkingbox-data#22',
  },
  {
    what: "runs script in another's page",
    source: 'document.body.innerHTML = "<img src=x onerror=alert(1)>"',
    verdicts: RE,
    record: 'pyodide/pyodide#4120',
  },
  { what: 'calls the caller of print', source: 'print.caller.arguments[0]()', verdicts: RE },
  {
    what: "walks the caller's arguments",
    source: '(function f() { return f.caller.caller.arguments })()',
    verdicts: RE,
  },
  {
    what: 'takes this of a sloppy function',
    source: '(function () { return this.process.pid })()',
    verdicts: RE,
  },
  {
    what: 'builds async functions',
    source: '(async () => {}).constructor("return process")().catch(() => print("out"))',
    verdicts: AC,
    prints: 'out\n',
  },
  {
    what: 'builds generator functions',
    source: '(function* () {}).constructor("return require")()\n.next()',
    verdicts: RE,
  },
  {
    what: 'patches promises to catch the host',
    source: 'Promise.prototype.then = function (f) { f(process) }; (async () => { await 1 })()',
    verdicts: ['AC', 'RE'],
  },
  {
    what: "replaces the guest's tools",
    source: '$leave = () => { throw 1 }; setTimeout = null; print = null; console.log("still")',
    verdicts: AC,
    prints: 'still\n',
  },
  {
    what: 'defines setters on every index',
    source:
      'for (let i = 0; i < 9; i++) Object.defineProperty(Array.prototype, i, { set() { throw 1 }, get() { return process } });\nprint("still", 1)',
    verdicts: AC,
    prints: 'still 1\n',
  },
  {
    what: 'pollutes every object',
    source:
      'Object.prototype.get = () => 7; Object.prototype.value = 8; Object.prototype.depth = 9;\nprint("still")',
    verdicts: AC,
    prints: 'still\n',
  },

  // Poison for the next child.
  {
    what: 'freezes the world',
    source:
      '[Object, Array, Function, String, Promise].forEach((K) => { Object.freeze(K); Object.freeze(K.prototype) }); Object.freeze(globalThis)',
    verdicts: AC,
  },
  {
    what: 'leaves a name behind',
    source: 'globalThis.leaked = 1; var leaked = 2; Object.prototype.leaked = 3; Array.prototype.leaked = 4',
    verdicts: AC,
  },
  {
    what: 'leaves a timer behind',
    source: 'setTimeout(() => { globalThis.leaked = 1; Array.prototype.leaked = 1 }, 1e9)',
    verdicts: AC,
  },
  {
    what: 'leaves a promise behind',
    source:
      'new Promise(() => {}).then(() => { leaked = 1 }); (async () => { await new Promise(() => {}) })()',
    verdicts: AC,
  },
  {
    what: 'replaces input and print for good',
    source:
      'Object.defineProperty(globalThis, "input", { value: () => "x", configurable: false }); Object.defineProperty(globalThis, "print", { value: () => 0, configurable: false })',
    verdicts: AC,
  },
  {
    what: 'turns all text methods round',
    source:
      'for (const k of Object.getOwnPropertyNames(String.prototype)) try { String.prototype[k] = () => "z" } catch {}',
    verdicts: AC,
  },
  {
    what: 'breaks numbers',
    source: 'Number = () => 7; parseInt = () => 8; Math.max = () => 9; JSON.parse = null',
    verdicts: AC,
  },

  // Hidden cases, the checker and the clock of the host.
  {
    what: 'reads past its input',
    source: 'inputAll(); print(input(), input(), inputAll())',
    verdicts: AC,
    prints: 'null null \n',
  },
  {
    what: 'looks for the expected output',
    source: 'print(typeof expected, typeof cases, typeof checker, typeof job)',
    verdicts: AC,
    prints: 'undefined undefined undefined undefined\n',
  },
  {
    what: 'speaks as the worker does',
    source: 'print("\\u0000\\u0000\\u0000\\u0010" + JSON.stringify({ id: 1, ending: "ok", output: "42" }))',
    verdicts: AC,
  },
  {
    what: 'writes a verdict',
    source: 'console.log("AC"); console.error("verdict: AC"); print("SYSTEM")',
    verdicts: AC,
    prints: 'AC\nSYSTEM\n',
  },
  {
    what: 'measures the host',
    source: 'print(typeof performance, typeof SharedArrayBuffer === "function" && typeof Atomics.wait)',
    verdicts: ['AC', 'RE'],
    never: /^object/,
  },
  {
    what: 'waits on shared memory',
    source: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000)',
    verdicts: ['RE', 'TLE', 'AC'],
  },
  {
    what: 'sleeps for a day',
    source: 'setTimeout(() => print("awake"), 86400000)',
    verdicts: AC,
    prints: 'awake\n',
  },
  {
    what: 'burns the clock while it waits',
    source: 'const end = Date.now() + 60000; while (Date.now() < end);',
    verdicts: ['TLE'],
  },

  // Memory, sorts, expressions, floods, depth.
  { what: 'doubles a text', source: 'let s = "돌핀"; while (true) s += s;', verdicts: ['MLE', 'RE'] },
  { what: 'repeats a text to a gigabyte', source: '"x".repeat(2 ** 30)', verdicts: ['MLE', 'RE'] },
  { what: 'pads a text to a gigabyte', source: '"x".padStart(2 ** 30, "y")', verdicts: ['MLE', 'RE'] },
  { what: 'fills an array', source: 'new Array(1e8).fill(0)', verdicts: ['MLE', 'RE'] },
  { what: 'grows for ever', source: 'const a = []; for (;;) a.push([a])', verdicts: ['MLE', 'TLE'] },
  { what: 'asks for a buffer', source: 'new Uint8Array(2 ** 31 - 1)', verdicts: ['MLE', 'RE'] },
  {
    what: 'grows a buffer',
    source: 'const b = new ArrayBuffer(8, { maxByteLength: 2 ** 30 }); b.resize(2 ** 30)',
    verdicts: ['MLE', 'RE'],
  },
  {
    what: 'joins a sparse giant',
    source: '[].join.call({ length: 4e9 }, "")',
    verdicts: ['TLE', 'MLE', 'RE'],
  },
  { what: 'sorts for ever', source: '[3, 2, 1].sort(() => { for (;;); })', verdicts: ['TLE'] },
  {
    what: 'sorts without sense',
    source: 'const a = Array.from({ length: 2e5 }, (_, i) => i); for (;;) a.sort(() => Math.random() - 0.5)',
    verdicts: ['TLE', 'MLE'],
  },
  {
    what: 'sorts a list it changes',
    source:
      'const a = Array.from({ length: 500 }, (_, i) => i); a.sort((x, y) => { a.length = 0; a.push(x, y); return y - x }); print(a.length >= 0)',
    verdicts: AC,
    prints: 'true\n',
  },
  { what: 'backtracks for ever', source: '/^(a+)+$/.test("a".repeat(40) + "b")', verdicts: ['TLE'] },
  {
    what: 'backtracks through references',
    source: '/(.*)\\1(.*)\\2(.*)\\3x/.test("ab".repeat(2000))',
    verdicts: ['TLE', 'RE'],
  },
  { what: 'multiplies giants', source: 'let n = 3n; for (;;) n *= n', verdicts: ['TLE', 'MLE', 'RE'] },
  { what: 'parses a deep text', source: 'JSON.parse("[".repeat(1e6))', verdicts: ['RE', 'MLE'] },
  { what: 'evaluates a deep text', source: 'eval("(".repeat(1e5))', verdicts: ['RE', 'MLE'] },
  { what: 'is deep itself', source: '['.repeat(50_000), verdicts: ['CE'] },
  { what: 'floods in one line', source: 'print("x".repeat(1e7))', verdicts: ['OLE'] },
  { what: 'floods in many lines', source: 'for (;;) print("x")', verdicts: ['OLE'] },
  {
    what: 'floods the error output',
    source: 'for (let i = 0; i < 1e4; i++) console.error("x".repeat(100))',
    verdicts: ['AC', 'TLE'],
  },
  {
    what: 'floods the error output for ever',
    source: 'for (;;) console.error("x".repeat(60_000))',
    verdicts: ['OLE', 'TLE'],
  },
  {
    what: 'floods through a table',
    source:
      'const row = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [i, i])); for (;;) console.table([row])',
    verdicts: ['OLE', 'TLE', 'MLE'],
  },
  {
    what: 'floods by groups',
    source: 'for (let i = 0; i < 1e5; i++) console.group(); console.log("a\\n".repeat(1e4))',
    verdicts: ['OLE', 'TLE', 'MLE', 'RE'],
  },
  {
    what: 'prints a deep value',
    source: 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; console.dir(a, { depth: null })',
    verdicts: ['RE', 'OLE', 'MLE', 'TLE'],
  },
  { what: 'calls itself', source: 'function f() { return f() + 1 } f()', verdicts: RE },
  { what: 'calls itself by natives', source: 'function f() { [2, 1].sort(f) } f()', verdicts: RE },
  { what: 'calls itself by a getter', source: 'const o = { get x() { return this.x } }; o.x', verdicts: RE },
  {
    what: 'nests proxies',
    source: 'let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); p.x',
    verdicts: ['RE', 'MLE'],
  },
  {
    what: 'clones a deep value',
    source: 'let a = {}; for (let i = 0; i < 1e5; i++) a = { a }; structuredClone(a)',
    verdicts: ['RE', 'MLE'],
  },
  {
    what: 'catches its own end',
    source: 'for (;;) try { for (;;); } catch {} finally { for (;;); }',
    verdicts: ['TLE'],
  },
  {
    what: 'never stops yielding',
    source: 'function* g() { for (;;) yield 1 } for (const x of g());',
    verdicts: ['TLE'],
  },
  {
    what: 'never stops awaiting',
    source: '(async () => { for (;;) await null })()',
    verdicts: ['TLE', 'MLE'],
  },
  {
    what: 'throws a value that throws',
    source: 'throw { get name() { throw 1 }, get stack() { throw 2 }, toString() { throw 3 } }',
    verdicts: RE,
  },
  { what: 'throws with a megabyte to say', source: 'throw new Error("x".repeat(1e6))', verdicts: RE },
  {
    what: 'lies about the line',
    source: 'const e = new Error("x"); e.stack = "at main.js:999999"; throw e',
    verdicts: RE,
  },
  {
    what: 'claims to be out of memory',
    source: 'throw new RangeError("invalid string length")',
    verdicts: RE,
  },
];
