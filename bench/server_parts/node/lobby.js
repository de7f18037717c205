// Guests and tables of ours, over HTTP.

async function post(url, body, token) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function guest(url, name) {
  return (await post(`${url}/api/guests`, { name })).token;
}

// A new table, and a token for each of its seats; the first is the host's.
export async function table(url, plan) {
  const tokens = [];
  for (let seat = 0; seat < plan.seats; seat += 1) tokens.push(await guest(url, `Seat ${seat}`));
  const { id } = await post(`${url}/api/tables`, plan, tokens[0]);
  return { id, tokens };
}
