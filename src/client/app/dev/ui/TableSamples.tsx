import { useState } from 'react';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Menu } from '#client/ui/menu/Menu.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { uiSampleTexts as texts } from './texts.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly score: number;
}

const PEOPLE: readonly Person[] = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  name: `${texts.people[index % texts.people.length]} ${index + 1}`,
  score: (index * 37) % 101,
}));

const COLUMNS: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    head: texts.name,
    isRowHead: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <Row as="span">
        <Avatar nickname={name} itemIdList={[]} size="small" />
        <Text as="b" size="label" truncate>
          {name}
        </Text>
      </Row>
    ),
  },
  {
    id: 'state',
    head: texts.state,
    cell: ({ score }) => (
      <Chip tone={score > 50 ? 'success' : 'open'}>{score > 50 ? texts.done : texts.waiting}</Chip>
    ),
  },
  {
    id: 'score',
    head: texts.score,
    align: 'end',
    width: 120,
    narrow: 'named',
    sortBy: ({ score }) => score,
    cell: ({ score }) => score,
  },
  {
    id: 'more',
    head: texts.more,
    isHeadHidden: true,
    align: 'end',
    narrow: 'corner',
    cell: ({ name }) => <Menu label={`${name} ${texts.more}`} items={[{ label: texts.edit }]} />,
  },
];

/** The table with selection, sorting and pages, and in its other states. */
export function TableSamples() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([1, 2]));
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const rows = PEOPLE.filter(({ name }) => name.includes(search));
  return (
    <Section title="Table, Toolbar, Pager">
      <Toolbar label={texts.search}>
        <SearchField label={texts.search} value={search} onChange={setSearch} maxLength={20} />
        <FilterSelect
          label={texts.group}
          every={texts.every}
          value={group}
          onChange={setGroup}
          options={[['1', texts.word]]}
        />
        <Button size="small" tone="alt">
          {texts.button}
        </Button>
      </Toolbar>
      <DataTable
        label={texts.title}
        rows={rows}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        pageSize={10}
        sorted={{ id: 'score', descending: true }}
        stickyHead
        selection={{
          chosen,
          onChange: setChosen,
          allLabel: texts.chooseAll,
          labelOf: ({ name }) => texts.choose(name),
        }}
        empty={<EmptyState title={texts.empty} />}
      />
      {chosen.size > 0 && (
        <Toolbar tone="selection" label={texts.chosen(chosen.size)} count={texts.chosen(chosen.size)}>
          <Button size="small" tone="alt">
            {texts.edit}
          </Button>
        </Toolbar>
      )}
      <Table label="loading" rows={[]} columns={COLUMNS} keyOf={({ id }) => id} loading />
      <Table
        label="scroll"
        rows={PEOPLE.slice(0, 3)}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        narrow="scroll"
        isCurrent={({ id }) => id === 1}
        detail={({ id }) => (id === 1 ? <Text>{texts.sentence}</Text> : null)}
      />
      <Table
        label="empty"
        rows={[]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={<EmptyState title={texts.empty} />}
      />
    </Section>
  );
}
