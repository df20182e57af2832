import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import buttonStyles from '#client/ui/button/Button.module.css';
import { classNames } from '#client/ui/classNames.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { appTexts } from '../texts.ts';
import { refreshPage } from './refreshPage.ts';

const texts = appTexts.outdated;
const SHORTCUTS = [
  { system: texts.windows, keys: ['Ctrl', 'F5'] },
  { system: texts.chromebook, keys: ['Ctrl', 'Shift', 'R'] },
  { system: texts.mac, keys: ['⌘', 'Shift', 'R'] },
] as const;

/** An error nobody caught, or a version that is not the latest: says so and helps to refresh. */
export function OutdatedPage() {
  return (
    <SeaPage>
      <Panel title={texts.title} level={1}>
        <Stack align="center">
          <Scene name="broken" />
          <Text align="center">{texts.body}</Text>
          <Heading level={2} tone="accent">
            {texts.shortcuts}
          </Heading>
          <Facts
            items={SHORTCUTS.map(({ system, keys }) => ({
              term: system,
              value: (
                <Row as="span" gap={2}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </Row>
              ),
            }))}
          />
          <Cluster gap={4} align="stretch" justify="center" before={6}>
            <Button size="large" onClick={refreshPage}>
              {texts.refresh}
            </Button>
            {/* A whole new page: the router may be what failed. */}
            <a className={classNames(buttonStyles.button, buttonStyles.alt)} href={paths.notices}>
              {texts.board}
            </a>
          </Cluster>
        </Stack>
      </Panel>
    </SeaPage>
  );
}
