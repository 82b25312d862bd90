// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ForcedColorsPanel } from './manager/ForcedColorsPanel.tsx';
import { LiveMessagesPanel } from './manager/LiveMessagesPanel.tsx';
import { collectLiveMessages, LiveMessagesTitle } from './manager/liveMessageLog.tsx';
import { NarrowTool } from './manager/NarrowTool.tsx';
import { ReviewerLinkTool } from './manager/ReviewerLinkTool.tsx';
import { ReviewTool } from './manager/ReviewTool.tsx';
import { theme } from './manager/theme.ts';

addons.setConfig({ theme });

addons.register('console/review', () => {
  collectLiveMessages(addons.getChannel());

  addons.add('console/review/narrow', {
    type: types.TOOL,
    title: '320 px window',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <NarrowTool />,
  });
  addons.add('console/review/link', {
    type: types.TOOL,
    title: 'Reviewer link',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <ReviewerLinkTool />,
  });
  addons.add('console/review/workbench', {
    type: types.TOOL,
    title: 'Review',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <ReviewTool />,
  });
  addons.add('console/review/live-messages', {
    type: types.PANEL,
    title: () => <LiveMessagesTitle />,
    render: ({ active }) => <LiveMessagesPanel isOpen={active ?? false} />,
  });
  addons.add('console/review/forced-colors', {
    type: types.PANEL,
    title: 'Forced colours',
    render: ({ active }) => <ForcedColorsPanel isOpen={active ?? false} />,
  });
});
