import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import type { StatisticsDays } from '#client/net/learning/statistics.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { type DayCounts, STATISTICS_DAYS } from '#shared/contract/learning/statistics.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { barsOf } from './barsOf.ts';
import { HomeSection, SectionBody } from './HomeSection.tsx';
import styles from '../MainPage.module.css';
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

/** The channel's activity on each of the last days: a plot, and the same as a table. */
export function StatisticsSection() {
  const { id } = useChannel();
  const [days, setDays] = useState<StatisticsDays>('7');
  const [counted, setCounted] = useState<Counted>('passCount');
  const daily = useQuery(mainPageQueries.daily(id, days));
  return (
    <HomeSection icon={ChartNoAxesColumn} title={homeTexts.kinds.STATISTICS} wide>
      <Cluster justify="between">
        <Chips<Counted> label={texts.plot} options={OPTIONS} value={counted} onChange={setCounted} />
        <Chips<StatisticsDays> label={texts.days} options={DAYS} value={days} onChange={setDays} />
      </Cluster>
      <SectionBody query={daily}>
        {({ dayList }) => (
          <>
            <Plot dayList={dayList} counted={counted} />
            <details>
              <Text as="summary" size="label" tone="accent">
                {texts.table}
              </Text>
              <Table
                label={texts.table}
                rows={dayList.toReversed()}
                columns={COLUMNS}
                keyOf={({ day }) => day}
                narrow="scroll"
              />
            </details>
          </>
        )}
      </SectionBody>
    </HomeSection>
  );
}

function Plot({ dayList, counted }: { readonly dayList: readonly DayCounts[]; readonly counted: Counted }) {
  const counts = dayList.map((one) => one[counted]);
  const sum = counts.reduce((all, count) => all + count, 0);
  const { bars, lines, width, height, floor } = barsOf(counts);
  const every = Math.ceil(dayList.length / 7);
  return (
    <figure>
      <figcaption>
        <Label>
          {texts.sum(texts[counted], countText(counted, sum))}
          {sum === 0 && ` · ${texts.nothing}`}
        </Label>
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

const COLUMNS: readonly TableColumn<DayCounts>[] = [
  { id: 'day', head: texts.date, isRowHead: true, cell: ({ day }) => dayText(day) },
  ...COUNTED.map((counted): TableColumn<DayCounts> => ({
    id: counted,
    head: texts[counted],
    align: 'end',
    cell: (day) => countText(counted, day[counted]),
  })),
];
