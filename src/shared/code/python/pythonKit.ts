import { MAX_ERROR_MESSAGE_LENGTH, TRACE_LIMITS } from '../protocol.ts';

/** Messages of the kit: pwrite to file 2 with the kind as its offset. */
export const TELL = { ready: 1, failure: 2, command: 3, line: 4, over: 5 } as const;
/** The requests of the kit: pread of file 0 with the kind as its offset. */
export const ASK = { source: 1, settings: 2, answer: 3 } as const;

/** The file name in a child's tracebacks. */
const PROGRAM_FILE = 'main.py';

export interface KitSettings {
  commands: readonly string[];
  trace: boolean;
  /** Ends the program once the trace is full. */
  endsWithTrace: boolean;
  /** Prints the prompt of `input`, as a terminal shows it. */
  prompts: boolean;
}

/** The failure of a program in the form of the kit. */
export interface KitFailure {
  kind: 'compile' | 'error' | 'memory';
  name: string;
  message: string;
  line: number | null;
}

/** One entry of the trace in the form of the kit. */
export interface KitLine {
  line: number;
  variables: { name: string; value: string }[];
  printed: number;
}

/**
 * Started by the interpreter as its program. It reads in the modules that lessons use, tells the address of its
 * function `run` and asks the time: there the host ends the start and keeps a copy of the memory. Each program runs in
 * a copy of its own, by a call of `run`. Nothing here keeps a child out of anything: the host's calls do.
 */
export const PYTHON_KIT = String.raw`
import builtins, io, json, posix, sys, time, types

# The interpreter knows no zones: a child's clock is Seoul's, in the module written in Python, too, which asks this one.
SEOUL = 9 * 60 * 60
gmtime, strftime, timegm_days = time.gmtime, time.strftime, 86400

def localtime(seconds=None, /):
    moment = gmtime((time.time() if seconds is None else seconds) + SEOUL)
    return time.struct_time(tuple(moment[:8]) + (0, 'KST', SEOUL))

def mktime(moment, /):
    return float(calendar.timegm(tuple(moment)) - SEOUL)

def local_strftime(format, moment=None, /):
    moment = localtime() if moment is None else moment
    return strftime(format.replace('%Z', 'KST').replace('%z', '+0900'), moment)

def asctime(moment=None, /):
    return original_asctime(localtime() if moment is None else moment)

def ctime(seconds=None, /):
    return original_asctime(localtime(seconds))

original_asctime = time.asctime
time.localtime, time.mktime, time.strftime, time.asctime, time.ctime = localtime, mktime, local_strftime, asctime, ctime
time.tzname, time.timezone, time.altzone, time.daylight = ('KST', 'KST'), -SEOUL, -SEOUL, 0
sys.modules['_datetime'] = None

import array, bisect, calendar, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools
import heapq, itertools, math, operator, random, re, statistics, string, textwrap, traceback, typing

# Long whole numbers are printed whole: the limit on processor time holds for them, too.
sys.set_int_max_str_digits(0)
prompts = False
FILE = '${PROGRAM_FILE}'
RAISE = __import__('opcode').opmap['RAISE_VARARGS']
stdout, stderr = sys.stdout, sys.stderr
dumps, loads = json.dumps, json.loads
FUNCTIONS = (type, types.FunctionType, types.BuiltinFunctionType, types.ModuleType, types.MethodType)

def tell(kind, value):
    return posix.pwrite(2, dumps(value).encode(), kind)

def ask(kind):
    data = b''
    while True:
        part = posix.pread(0, 65536, kind)
        if not part:
            return data.decode('utf-8', 'replace')
        data += part

def input(prompt='', /):
    if prompts and prompt != '':
        print(prompt, end='')
    text = sys.stdin.readline()
    if text == '':
        raise EOFError('EOF when reading a line')
    return text[:-1] if text.endswith('\n') else text

def leave(code=None):
    raise SystemExit(code)

def flush():
    for file in (stdout, stderr):
        try:
            file.flush()
        except Exception:
            pass

class DeviceError(Exception):
    pass

def line_here():
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    return 1 if frame is None else frame.f_lineno

def make_command(name):
    def command(*args):
        try:
            text = dumps(args)
        except Exception:
            text = 'null'
        length = tell(${TELL.command}, [name, text, line_here()])
        answer = loads(posix.pread(0, length, ${ASK.answer}))
        if 'value' in answer:
            return answer['value']
        if 'error' in answer:
            raise DeviceError(answer['error'])
        flush()
        tell(${TELL.over}, None)
    command.__name__ = command.__qualname__ = name.split('.')[-1]
    return command

def snake(name):
    return ''.join('_' + c.lower() if c.isupper() else c for c in name)

def install(commands):
    owners = {}
    for name in commands:
        command = make_command(name)
        owner, _, method = name.rpartition('.')
        for spelled in {method, snake(method)}:
            if owner == '':
                setattr(builtins, spelled, command)
            else:
                owners.setdefault(owner, {'__slots__': ()})[spelled] = staticmethod(command)
    for owner, methods in owners.items():
        for spelled in {owner, snake(owner)}:
            setattr(builtins, spelled, type(owner, (), methods)())

def shown(value, room, depth=0):
    kind = type(value)
    if value is None or kind in (bool, int, float, complex, range):
        try:
            return repr(value)
        except ValueError:
            return '…'
    if kind in (str, bytes):
        return repr(value[:room + 1])
    if depth > 2:
        return '…'
    marks = {list: '[]', tuple: '()', set: '{}', frozenset: '{}', collections.deque: '[]'}.get(kind)
    parts = []
    if marks:
        for item in value:
            if room <= 0:
                break
            part = shown(item, room, depth + 1)
            parts.append(part)
            room -= len(part) + 2
        if kind is tuple and len(parts) == 1:
            parts.append('')
            return '(' + parts[0] + ',)'
        if kind in (set, frozenset) and not parts:
            return 'set()'
        return marks[0] + ', '.join(parts) + marks[1]
    if kind in (dict, collections.defaultdict, collections.OrderedDict, collections.Counter):
        for key, item in dict.items(value):
            if room <= 0:
                break
            part = shown(key, room, depth + 1) + ': ' + shown(item, room, depth + 1)
            parts.append(part)
            room -= len(part) + 2
        return '{' + ', '.join(parts) + '}'
    try:
        fields = object.__getattribute__(value, '__dict__')
    except Exception:
        fields = {}
    if type(fields) is dict:
        for key, item in fields.items():
            if room <= 0:
                break
            part = str(key) + '=' + shown(item, room, depth + 1)
            parts.append(part)
            room -= len(part) + 2
    return kind.__name__ + '(' + ', '.join(parts) + ')'

def cut(text, room):
    return text if len(text) <= room else text[:room - 1] + '…'

def variables_of(frame):
    found = []
    seen = set()
    spaces = [frame.f_locals] if frame.f_locals is frame.f_globals else [frame.f_locals, frame.f_globals]
    for space in spaces:
        for name, value in list(space.items()):
            if len(found) == ${TRACE_LIMITS.variables}:
                return found
            if name in seen or type(name) is not str or name.startswith(('_', '.')) or isinstance(value, FUNCTIONS):
                continue
            seen.add(name)
            text = cut(shown(value, ${TRACE_LIMITS.valueLength}), ${TRACE_LIMITS.valueLength})
            found.append({'name': name[:${TRACE_LIMITS.nameLength}], 'value': text})
    return found

class Counted(io.TextIOWrapper):
    printed = 0
    def write(self, text):
        Counted.printed += len(text)
        return super().write(text)

def start_trace(ends):
    global stdout
    stdout = sys.stdout = sys.__stdout__ = Counted(stdout.detach(), encoding='utf-8')
    count = 0
    def on_line(frame, event, arg):
        nonlocal count
        if event == 'line':
            count += 1
            entry = {'line': frame.f_lineno, 'printed': Counted.printed}
            entry['variables'] = variables_of(frame) if count <= ${TRACE_LIMITS.entries} else []
            if tell(${TELL.line}, entry) == 0:
                sys.settrace(None)
                if ends:
                    flush()
                    tell(${TELL.over}, None)
                return None
        return on_line
    def on_call(frame, event, arg):
        return on_line if frame.f_code.co_filename == FILE else None
    sys.settrace(on_call)

def last_of(trace):
    found = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            found = trace
        trace = trace.tb_next
    return found

def message_of(error):
    # The suggestions for misspelled names stand in the traceback alone.
    if isinstance(error, (NameError, AttributeError, ImportError)) and not isinstance(error, UnboundLocalError):
        try:
            return str(traceback.TracebackException(type(error), error, error.__traceback__, limit=0))
        except Exception:
            pass
    return str(error)

def fail(kind, error, line):
    try:
        message = message_of(error)[:${MAX_ERROR_MESSAGE_LENGTH}]
    except BaseException:
        message = ''
    tell(${TELL.failure}, {'kind': kind, 'name': type(error).__name__[:100], 'message': message, 'line': line})

def run():
    global prompts
    builtins.input = input
    builtins.exit = builtins.quit = leave
    random.seed()
    settings = loads(ask(${ASK.settings}))
    source = ask(${ASK.source})
    prompts = settings['prompts']
    main = types.ModuleType('__main__')
    main.__builtins__ = builtins
    sys.modules['__main__'] = main
    space = main.__dict__
    try:
        code = compile(source, FILE, 'exec', dont_inherit=True)
    except SyntaxError as error:
        error.msg = str(error.msg)
        return fail('compile', error.msg and type(error)(error.msg), error.lineno)
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        return fail('compile', error, None)
    install(settings['commands'])
    try:
        if settings['trace']:
            start_trace(settings['endsWithTrace'])
        exec(code, space)
        sys.settrace(None)
    except SystemExit as error:
        sys.settrace(None)
        if error.code not in (None, 0):
            fail('error', error, None)
    except BaseException as error:
        sys.settrace(None)
        last = last_of(error.__traceback__)
        line = None if last is None else last.tb_lineno
        if isinstance(error, MemoryError):
            raised = last is not None and last.tb_next is None and last.tb_frame.f_code.co_code[last.tb_lasti] == RAISE
            error.__traceback__ = None
            space.clear()
            fail('error' if raised else 'memory', error, line)
        else:
            fail('error', error, line)
    flush()

posix.environ.clear()
sys.argv = [FILE]
sys.path = [path for path in sys.path if path]
tell(${TELL.ready}, id(run))
time.time_ns()
`;
