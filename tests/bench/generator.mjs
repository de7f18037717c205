// What the load generator notices, told by a server that says what it is bidden: test_generator.py.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { afterEach, test } from 'node:test';
import { Client } from '../../bench/server_parts/node/client.js';
import { Meter } from '../../bench/server_parts/node/meter.js';
import { Table } from '../../bench/server_parts/node/table.js';
import { Viewer } from '../../bench/server_parts/node/viewer.js';

const REV = 1092206230241280; // as large as they are
const KINDS = { 1: 'text', 10: 'pong' };
const opened = [];

afterEach(() => opened.splice(0).forEach((one) => one.close()));

// Two clients who sit; `raws` are the server's ends, `said` is what came there.
async function seated(Kind = Client) {
  const [raws, said] = [[], []];
  const server = createServer((raw) => {
    raw.once('data', () =>
      raw.write('HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n', () => listen(raw)),
    );
  });
  const listen = (raw) =>
    raw.on('data', (data) => {
      for (const one of frames(data)) {
        said.push(one);
        if (!one.text.includes('"sit"')) continue;
        raws[Number(/"seat":(\d)/.exec(one.text)[1])] = raw;
        raw.write(framed(`{"type":"ack","id":"1","rev":${REV}}`));
      }
    });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const meter = new Meter();
  const table = new Table('t', meter);
  opened.push(server, table, { close: () => meter.late.disable() });
  await table.seat(`http://127.0.0.1:${server.address().port}`, ['a', 'b'], Kind);
  return { table, raws, said, meter, counts: meter.counts };
}

function* frames(data) {
  for (let at = 0; at < data.length;) {
    const [kind, short] = [data[at] & 15, data[at + 1] & 127];
    const start = at + (short < 126 ? 6 : 8);
    const size = short < 126 ? short : data.readUInt16BE(at + 2);
    const text = data
      .subarray(start, start + size)
      .map((byte, i) => byte ^ data[start - 4 + (i & 3)]);
    yield { kind: KINDS[kind], text: Buffer.from(text).toString() };
    at = start + size;
  }
}

function framed(text, kind = 0x81) {
  const data = Buffer.from(text);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(data.length));
  if (data.length < 126) return Buffer.from([kind, data.length, ...data]);
  const head = data.length < 1 << 16 ? [kind, 126, ...long.subarray(6)] : [kind, 127, ...long];
  return Buffer.concat([Buffer.from(head), data]);
}

const news = (n, more = 'é') =>
  framed(`{"type":"news","rev":${REV + n},"n":${n},"beats":["${more}"]}`);
const ack = (id) => framed(`{"type":"ack","id":"${id}","rev":${REV}}`);

async function until(true_) {
  for (let i = 0; i < 2000 && !true_(); i += 1) await new Promise((done) => setTimeout(done, 1));
  assert.ok(true_());
}

test('a move counts when it is acknowledged and all have seen it, once', async () => {
  const { table, raws, said, counts, meter } = await seated();
  const [actor, other] = table.clients;
  actor.ask('act', { action: { do: 'plaç' } });
  await until(() => said.at(-1).text === '{"do":"act","id":"2","action":{"do":"plaç"}}');
  assert.equal(actor.open.size, 1);
  raws[0].write(Buffer.concat([news(1), ack(2)]));
  await until(() => actor.open.size === 0);
  assert.equal(counts.moves, 0);
  assert.equal(table.unseen(Infinity), 1);
  raws[1].write(news(1));
  await until(() => counts.moves === 1);
  assert.ok(meter.latencies[0] > 0);
  assert.equal(table.unseen(Infinity), 0);

  other.tell('act', '"action":{}'); // and the other way round
  raws[0].write(news(2));
  raws[1].write(news(2));
  await until(() => actor.n === 2 && other.n === 2);
  assert.equal(counts.moves, 1);
  raws[1].write(ack(2));
  await until(() => counts.moves === 2);
  assert.deepEqual([counts.gaps, counts.differed, counts.lost], [0, 0, 0]);
});

test('news that are missing, differ or never come to all are noticed', async () => {
  const { table, raws, counts } = await seated();
  raws[0].write(Buffer.concat([news(1), news(2, 'a'), news(3)]));
  await until(() => table.clients[0].n === 3);
  raws[1].write(Buffer.concat([news(2, 'b'), news(3)]));
  await until(() => table.clients[1].n === 3);
  assert.deepEqual([counts.gaps, counts.differed, counts.lost], [1, 1, 0]);
  raws[0].write(news(900));
  await until(() => counts.lost === 1);
});

test('a refusal is an answer, and who is let go is dropped', async () => {
  const { table, raws, counts } = await seated();
  table.clients[0].ask('act', { action: {} });
  raws[0].write(framed('{"type":"refused","id":"2","article":"TW-5","detail":""}'));
  await until(() => counts.refused === 1);
  assert.equal(table.clients[0].open.size, 0);
  raws[0].write(framed('', 0x88));
  raws[1].destroy();
  await until(() => counts.dropped === 2);
});

test('frames of any length are heard in any pieces, and pings are answered', async () => {
  const { table, raws, said } = await seated();
  const sent = Buffer.concat([
    news(1),
    news(2, 'x'.repeat(1000)),
    framed('é?', 0x89),
    news(3, 'y'.repeat(70_000)),
  ]);
  for (let at = 0; at < 1200; at += 1) {
    raws[0].write(sent.subarray(at, at + 1));
    if (at % 7 === 0) await new Promise(setImmediate);
  }
  raws[0].write(sent.subarray(1200));
  await until(() => table.clients[0].n === 3);
  await until(() => said.at(-1).kind === 'pong');
  assert.equal(said.at(-1).text, 'é?');
});

test('who looks sees the scene as patched by all that came', async () => {
  const { table, raws } = await seated(Viewer);
  const about = '"table":{"phase":"running","match":"m.1"},"chat":[]';
  const scene = '{"gestures":[],"zones":{},"pieces":{"a":{"n":"7"},"b":1}}';
  const head = `{"type":"snapshot","rev":${REV},"seat":1,"host":true,${about}`;
  raws[1].write(framed(`${head},"n":4,"lately":[],"scene":${scene},"mine":{"gestures":[1]}}`));
  raws[1].write(
    framed(`{"type":"news","rev":${REV + 1},"n":5,"beats":[],"scene":{"pieces":{"b":null}}}`),
  );
  raws[1].write(framed(`{"type":"mine","rev":${REV + 1},"n":5,"mine":{"gestures":[2]}}`));
  raws[1].write(framed(`{"type":"table","rev":${REV + 2},"table":{"phase":"over","match":"m.1"}}`));
  const [, client] = table.clients;
  await until(() => client.about?.phase === 'over');
  assert.deepEqual([client.seat, client.n, table.meter.counts.gaps], [1, 5, 0]);
  assert.deepEqual(client.scene, { gestures: [2], zones: {}, pieces: { a: { n: '7' } } });
});
