import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { AiRequest } from '#shared/contract/learning/problemAi.ts';
import { useChannel } from '../../frame/channelContext.ts';
import list from '../shared/ContentListPage.module.css';
import { aiTexts as texts } from './aiTexts.ts';
import chip from './StateChip.module.css';
import { problemTexts } from './texts.ts';

/** The newest wishes of the channel: waiting, failed and why, or with the way to the draft. */
export function AiRequestList({ requestList }: { readonly requestList: readonly AiRequest[] }) {
  const { channelDomain } = useChannel();
  return (
    <section aria-label={texts.requests}>
      <ul className={list.list} aria-live="polite">
        {requestList.map(({ requestId, topic, level, language, state, message, draftId }) => {
          const facts = [problemTexts.languages[language], texts.levelOf(level)].join(' · ');
          return (
            <li key={requestId} className={list.row}>
              <div className={list.open}>
                <b>{topic}</b>
                <span>{message === '' ? facts : message}</span>
              </div>
              {draftId === null ? (
                <span className={chip.chip} data-state="DRAFT">
                  {texts.states[state]}
                </span>
              ) : (
                <ButtonLink
                  to={paths.channelLmsItem(channelDomain, 'problems', draftId)}
                  icon={<ArrowRight />}
                  label={texts.openDraftOf(topic)}
                >
                  {texts.openDraft}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
