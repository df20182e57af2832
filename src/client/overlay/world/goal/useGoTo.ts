import { useLocation, useNavigate } from 'react-router';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { QuestTarget } from './questGoal.ts';

/** Goes there: opens the page, or sends the avatar on its way, over maps too. */
export function useGoTo(): (target: QuestTarget) => void {
  const bridge = useBridge();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (target) => {
    if (target.kind === 'page') return void navigate(target.path);
    if (pathname !== paths.world) void navigate(paths.world);
    bridge.ask((world) => world.travelTo(target));
  };
}
