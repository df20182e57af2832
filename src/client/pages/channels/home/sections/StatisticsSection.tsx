import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import type { StatisticsDays } from '#client/net/rest/channels/statistics.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import type { DayCounts } from '#shared/contract/channels/statistics.ts';
import { STATISTICS_DAYS } from '#shared/contract/channels/statistics.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { barsOf } from './barsOf.ts';
import { Section, SectionBody } from './Section.tsx';
import section from './Section.module.css';
import styles from './StatisticsSection.module.css';
import { calendarFormat } from '#shared/time/seoulFormat.ts';

const texts = homeTexts.statistics;
type Counted = Exclude<keyof DayCounts, 'day'>;
const COUNTED: readonly Counted[] = [
  'passCount',
  'submissionCount',
  'documentCount',
  'submitterCount',
  'joinedCount',
];
const PEOPLE: readonly Counted[] = ['submitterCount', 'joinedCount'];
const OPTIONS = COUNTED.map((value) => ({ value, label: texts[value] }));
const DAYS = STATISTICS_DAYS.map((value) => ({ value, label: texts.day[value] }));
const shortDay = calendarFormat({ month: 'numeric', day: 'numeric' });
const whole = new Intl.NumberFormat('ko-KR');

const countText = (counted: Counted, count: number) =>
  `${whole.format(count)}${PEOPLE.includes(counted) ? texts.unit.people : texts.unit.times}`;
const dayText = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** What the channel did on each of the last days: a plot, and the same as a table. */
export function StatisticsSection() {
  const { id } = useChannel();
  const [days, setDays] = useState<StatisticsDays>('7');
  const [counted, setCounted] = useState<Counted>('passCount');
  const daily = useQuery(mainPageQueries.daily(id, days));
  return (
    <Section icon={ChartNoAxesColumn} title={homeTexts.kinds.STATISTICS} wide>
      <div className={styles.choices}>
        <Chips<Counted> label={texts.plot} options={OPTIONS} value={counted} onChange={setCounted} />
        <Chips<StatisticsDays> label={texts.days} options={DAYS} value={days} onChange={setDays} />
      </div>
      <SectionBody query={daily}>
        {({ dayList }) => (
          <>
            <Plot dayList={dayList} counted={counted} />
            <details className={styles.details}>
              <summary>{texts.table}</summary>
              <Table dayList={dayList} />
            </details>
          </>
        )}
      </SectionBody>
    </Section>
  );
}

function Plot({ dayList, counted }: { readonly dayList: readonly DayCounts[]; readonly counted: Counted }) {
  const counts = dayList.map((one) => one[counted]);
  const sum = counts.reduce((all, count) => all + count, 0);
  const { bars, lines, width, height, floor } = barsOf(counts);
  const every = Math.ceil(dayList.length / 7);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {texts.sum(texts[counted], countText(counted, sum))}
        {sum === 0 && <span className={section.quiet}> · {texts.nothing}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.plot}>
        {lines.map(({ y, value }) => (
          <g key={value} className={styles.line}>
            <path d={`M34 ${y}H${width - 6}`} />
            <text x="28" y={y + 4}>
              {whole.format(value)}
            </text>
          </g>
        ))}
        {bars.map(({ x, y, width: barWidth, height: barHeight }, index) => (
          <g key={dayList[index]?.day} className={index === bars.length - 1 ? styles.today : styles.bar}>
            <rect x={x} y={y} width={barWidth} height={barHeight} rx={Math.min(6, barWidth / 2)} />
            {(dayList.length - 1 - index) % every === 0 && (
              <text x={x + barWidth / 2} y={floor + 17}>
                {index === bars.length - 1 ? texts.today : dayText(dayList[index]?.day ?? '')}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Table({ dayList }: { readonly dayList: readonly DayCounts[] }) {
  return (
    <ScrollArea label={texts.table} className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            {COUNTED.map((counted) => (
              <th key={counted} scope="col">
                {texts[counted]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayList.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayText(day.day)}</th>
              {COUNTED.map((counted) => (
                <td key={counted}>{countText(counted, day[counted])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
