/** Answers by operation and status: of messages. */
export const MESSAGE_EXAMPLES = {
  'messages.send': { 200: { to: '#general', copies: 12 } },
  'messages.list': {
    200: {
      messages: [
        {
          id: '1767229200000-0',
          replicant_code: 'b638f09a',
          sender_code: '7be0410d',
          channel: '#general',
          text: 'Who has conductive resources near SOL?',
          tick: 3600,
          created_at: '2026-01-01T02:00:00+01:00',
        },
      ],
      next_cursor: null,
    },
  },
};
