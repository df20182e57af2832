import { Bubble } from './Bubble.tsx';
import { ShellComputer } from './ShellComputer.tsx';
import { Solid } from './Solid.tsx';
import styles from './Scenes.module.css';

const PEARLS = [
  [352, 250],
  [410, 186],
  [330, 130],
] as const;

/** The computer asks; each wrong choice opens a pearl less, the right one lets the star rise. */
export function QuestionScene({ answered }: { readonly answered: 'right' | 'wrong' | null }) {
  return (
    <>
      <g transform="translate(180 382) scale(1.100)">
        <ShellComputer
          state={answered === 'right' ? 'done' : answered === 'wrong' ? 'puzzled' : 'ready'}
          speaking={answered === null}
        />
      </g>
      {PEARLS.map(([x, y]) => (
        <g key={x} opacity={answered === 'right' ? 0 : 0.9} className={styles.fade}>
          <circle cx={x} cy={y} r="19" fill="#fff" opacity=".5" stroke="#fff" strokeWidth="3" />
        </g>
      ))}
      {answered === 'right' ? (
        <g className={styles.appear}>
          <circle cx="356" cy="142" r="92" fill="#fff0a8" opacity=".5" />
          <Solid d="m356 66 21 49 53 5-40 35 12 52-46-28-46 28 12-52-40-35 53-5Z" paint="gold">
            <ellipse
              cx="334"
              cy="128"
              rx="8"
              ry="15"
              fill="#fff"
              opacity=".6"
              transform="rotate(34 334 128)"
            />
          </Solid>
        </g>
      ) : (
        <Bubble
          x={330}
          y={96}
          width={answered === 'wrong' ? 220 : 112}
          lines={[answered === 'wrong' ? '다시 볼까?' : '?']}
          tip={[216, 176]}
          size={answered === 'wrong' ? 30 : 46}
        />
      )}
    </>
  );
}
