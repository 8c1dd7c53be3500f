const [form, status, field] = ['form', 'p', 'svg'].map((name) => document.querySelector(name));
const headers = { 'content-type': 'application/json' };
const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
const KEYS = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] };
let [own, wanted] = [field];

form.onsubmit = async (event) => {
  event.preventDefault();
  const opened = await post('/v1/accounts', { name: form.elements.name.value, join: {} });
  const { detail, token } = await opened.json();
  if (token === undefined) return void (status.textContent = detail);
  form.remove();
  headers.authorization = `Bearer ${token}`;
  setInterval(() => wanted && (post('/v1/commands/steer', wanted), (wanted = undefined)), 100);
  const { body } = await fetch('/v1/views/field/stream', { headers });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = '', read; !(read = await reader.read()).done;) {
    const frames = (rest + read.value).split('\n\n');
    rest = frames.pop();
    const newest = /^event: view\ndata: (.*)$/m.exec(frames.at(-1))?.[1];
    if (newest) show(JSON.parse(newest));
  }
};

/** Shows a view. The browser moves each circle to its place while the next view is on its way. */
function show({ bodies, me, size }) {
  for (const { hits, id, x, y } of bodies) {
    const circle = document.getElementById(id) ?? newCircle();
    const [dx, dy] = [x - circle.cx.baseVal.value, y - circle.cy.baseVal.value];
    const goesRound = Math.hypot(dx, dy) > size / 2;
    circle.style.transition = goesRound ? 'none' : 'cx 60ms linear, cy 60ms linear';
    const look = { id, cx: x, cy: y, r: 750, fill: id === me ? 'orange' : 'steelblue' };
    for (const [name, value] of Object.entries(look)) circle.setAttribute(name, value);
    if (id === me) [own, status.textContent] = [circle, `${hits} hits`];
  }
  for (const circle of field.querySelectorAll('circle'))
    if (!bodies.some(({ id }) => id === Number(circle.id))) circle.remove();
}
const newCircle = () => field.appendChild(document.createElementNS(field.namespaceURI, 'circle'));

const speed = (pixels) => Math.max(-400, Math.min(400, Math.round(10 * pixels)));
const steer = (x, y) => (wanted = { vx: speed(x), vy: speed(y) });
onkeydown = ({ key }) => KEYS[key] && steer(...KEYS[key]);
field.onpointermove = (pointer) => {
  const { x, y } = own.getBoundingClientRect();
  steer(pointer.x - x, pointer.y - y);
};
