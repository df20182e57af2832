import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { PAINTS, Solid, plate, round } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const PRINT = /^print\((.*)\);?$/;

/** A lamp for each question that is printed: it shines for true and stays dark for false. */
export function LampsScene({ moment }: SceneProps) {
  const questions = moment.source
    .split('\n')
    .flatMap((line) => PRINT.exec(line.trim())?.[1] ?? [])
    .slice(0, 3);
  return (
    <>
      {questions.length < 3 && <Narrator moment={moment} silent />}
      {questions.map((question, index) => {
        const answer = moment.output[index];
        const yes = answer?.toLowerCase() === 'true';
        const room = questions.length > 1 ? 118 : 270;
        const x = (questions.length > 2 ? 236 : 282) + (index - (questions.length - 1) / 2) * 146;
        return (
          <g key={index} transform={`translate(${x} 0)`}>
            {yes && <circle cx="0" cy="164" r="86" fill="#ffe88a" opacity=".45" className={styles.appear} />}
            <Solid d="M-9 210h18v172h-18Z" paint="wood" />
            <Solid d={plate(0, 384, 74, 18, 9)} paint="wood" />
            <Solid d="M-40 126h80l-14-26h-52Z" paint="violet" />
            <Solid d={round(0, 166, 46)} paint={yes ? 'gold' : answer === undefined ? 'pale' : 'night'}>
              <ellipse
                cx="-16"
                cy="146"
                rx="9"
                ry="14"
                fill="#fff"
                opacity=".5"
                transform="rotate(32 -16 146)"
              />
            </Solid>
            <Solid d={plate(0, 214, 62, 16, 8)} paint="violet" />
            <g key={answer} className={styles.beat}>
              <Words
                x={0}
                y={168}
                text={answer === undefined ? '?' : yes ? '참' : '거짓'}
                room={76}
                size={30}
                light={answer !== undefined && !yes}
              />
            </g>
            <path
              d={plate(0, 282, room + 16, 44, 12)}
              fill="#fffdf6"
              stroke={yes ? PAINTS.gold.line : PAINTS.night.line}
              strokeWidth="4"
            />
            <Words x={0} y={283} text={question} room={room} size={20} code />
          </g>
        );
      })}
    </>
  );
}
