import { answerOf, messagesList, messagesSend } from '@astrarium/client';
import { useSignal } from '@preact/signals';
import { recentEvents } from '../live/eventFeed.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';

/** Received messages, and a form that sends one. */
export function MessagesCard() {
  const result = useSignal('');
  const received = recentEvents.value.filter(({ event }) => event === 'message.received').length;
  const load = () => answerOf(messagesList({ client: client.value, query: { limit: 30 } }));
  const { data, fault } = useAnswer(load, [received]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const body = { to: String(given.get('to') ?? ''), text: String(given.get('text') ?? '') };
    try {
      await answerOf(messagesSend({ client: client.value, body }));
      result.value = 'Sent';
      form.reset();
    } catch (error) {
      result.value = (error as Error).message;
    }
  };

  return (
    <section class="card">
      <h2>Messages</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data?.messages.length === 0 && <p class="hint">None yet.</p>}
      <ul class="plain">
        {data?.messages.map(({ channel, id, sender_code, text }) => (
          <li key={id}>
            <b>{channel ?? sender_code}</b>: {text}
          </li>
        ))}
      </ul>
      <form
        class="sign-in"
        aria-label="Send a message"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget as HTMLFormElement);
        }}
      >
        <label>
          To a channel or a replicant
          <input name="to" required placeholder="#general" autocomplete="off" />
        </label>
        <label>
          Text
          <input name="text" required maxLength={500} autocomplete="off" />
        </label>
        <button type="submit">Send</button>
        {result.value !== '' && <p role="status">{result.value}</p>}
      </form>
    </section>
  );
}
