import { assertCount } from './arguments.ts';
import { ofSeed, type CommandValue } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import { failTurn, foeParts, moveChild, winPhase, type FoePhaseNumber, type FoeRules } from './foeRun.ts';

type Weather = 'rain' | 'wind' | 'thunder';

interface Forecast {
  readonly phase: FoePhaseNumber;
  /** R is rain, W is wind, T is thunder. */
  readonly weather: string;
}

/** The weather of each seed; only the first phase is foreseen, and no fixed plan answers those of the others. */
const FORECASTS = [
  { phase: 1, weather: 'RWRT' },
  { phase: 2, weather: 'RRWRWWWR' },
  { phase: 2, weather: 'WRWWRRWR' },
  { phase: 2, weather: 'RWWRRWRW' },
  { phase: 2, weather: 'WWRRWRRW' },
  { phase: 3, weather: 'TRWWTRWTR' },
  { phase: 3, weather: 'RTTWRWTWR' },
  { phase: 3, weather: 'WRTRTWRWT' },
  { phase: 3, weather: 'RWTTWRRTW' },
] as const satisfies readonly Forecast[];

const WEATHER: Readonly<Record<string, Weather>> = { R: 'rain', W: 'wind', T: 'thunder' };

/** Ms in which the cloud gathers, in which its weather lasts, and of the pause behind it. */
const MS = { gather: 500, weather: 900, rest: 160 } as const;

const weatherOf = (seed: number): readonly Weather[] =>
  Array.from(ofSeed<Forecast>(FORECASTS, seed).weather, (sign) => WEATHER[sign] ?? 'thunder');

/** Teaches decisions: a storm whose rain, wind and thunder each ask for something else. */
export const grumpyStorm: FoeRules = {
  isOwnBody: true,
  turns: weatherOf,
  parts: (seed) => ({
    ...foeParts(ofSeed<Forecast>(FORECASTS, seed).phase),
    weather: null,
    force: 0,
    shelter: null,
  }),
  commands: {
    umbrella: (run, args) => answer(run, args, { name: 'umbrella', against: 'rain' }),
    hold: (run, args) => answer(run, args, { name: 'hold', against: 'wind' }),
    crouch: (run, args) => answer(run, args, { name: 'crouch', against: 'thunder' }),
    isRain: (run, args) => isNext(run, args, { name: 'isRain', weather: 'rain' }),
    isWind: (run, args) => isNext(run, args, { name: 'isWind', weather: 'wind' }),
  },
  missing(run) {
    const [missed, passed] = [run.part('missed'), run.number('passed')];
    if (typeof missed === 'number')
      return `${missed + 1}번째 날씨는 ${RULES[weatherOf(run.seed)[missed] ?? 'thunder']}`;
    const left = weatherOf(run.seed).length - passed;
    if (left === 0) return null;
    if (passed === 0) return '먹구름이 기다려요. 비에는 우산, 바람에는 꼭 붙잡기, 천둥에는 웅크리기!';
    return `날씨가 ${left}번 더 바뀌어요. 끝까지 견뎌 봐요.`;
  },
};

const RULES: Readonly<Record<Weather, string>> = {
  rain: '비였어요. 비가 오면 우산을 펴요.',
  wind: '바람이었어요. 바람이 불면 꼭 붙잡아요.',
  thunder: '천둥이었어요. 천둥이 치면 웅크려요.',
};

const nextWeather = (run: CodeObjectRun): Weather => weatherOf(run.seed)[run.number('begun')] ?? 'thunder';

function isNext(
  run: CodeObjectRun,
  args: readonly CommandValue[],
  { name, weather }: { readonly name: string; readonly weather: Weather },
): boolean {
  assertCount(name, args, 0);
  return nextWeather(run) === weather;
}

/** The cloud brings its next weather; the run ends with a wrong answer or the last weather. */
function answer(
  run: CodeObjectRun,
  args: readonly CommandValue[],
  { name, against }: { readonly name: string; readonly against: Weather },
): null {
  assertCount(name, args, 0);
  const index = run.number('begun');
  const weather = nextWeather(run);
  // A step ends before the next turn begins.
  run.pass(MS.rest);
  run.change('begun', index + 1);
  run.change('weather', weather);
  run.change('force', 1, MS.gather);
  run.change('shelter', name);
  run.pass(MS.gather);
  if (weather !== against) {
    run.change('shelter', null);
    run.change('force', 0, MS.gather);
    failTurn(run, index);
    return null;
  }
  moveChild(run, against === 'thunder' ? 'duck' : 'stand', MS.weather);
  run.change('force', 0, MS.rest);
  run.change('shelter', null);
  run.change('pose', 'stand');
  run.pass(MS.rest);
  run.change('weather', null);
  run.change('passed', index + 1);
  if (index + 1 === weatherOf(run.seed).length) winPhase(run);
  return null;
}
