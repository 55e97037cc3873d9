"""Scripts that make a page's connection bad before anything on it runs."""

LATENCY = """(() => {
  const half = 200
  const Real = WebSocket
  window.WebSocket = class extends Real {
    send(data) {
      setTimeout(() => this.readyState === 1 && super.send(data), half)
    }
    set onmessage(hear) {
      this.addEventListener('message', (event) => setTimeout(() => hear(event), half))
    }
  }
})()"""
"""400 ms there and back."""

UNEVEN = """(() => {
  const later = setTimeout
  const [Real, real] = [WebSocket, fetch]
  const due = { out: 0, back: 0 }
  const soon = (way, what) => {
    due[way] = Math.max(due[way] + 1, performance.now() + 150 + 350 * Math.random())
    later(what, due[way] - performance.now())
  }
  const pause = () => new Promise((on) => later(on, 300 * Math.random()))
  window.WebSocket = class extends Real {
    send(data) {
      soon('out', () => this.readyState === 1 && super.send(data))
    }
    set onmessage(hear) {
      this.addEventListener('message', (event) => soon('back', () => hear(event)))
    }
    set onclose(hear) {
      this.addEventListener('close', (event) => soon('back', () => hear(event)))
    }
  }
  window.fetch = async (...asked) => {
    await pause()
    const reply = await real(...asked)
    await pause()
    return reply
  }
})()"""
"""Up to a second there and back, and never twice the same; what is said comes in order."""

BAD_LINE = """(() => {
  const [soon, often, clock, start] = [setTimeout, setInterval, Date.now, Date.now()]
  window.setTimeout = (what, wait = 0, ...more) => soon(what, wait / 10, ...more)
  window.setInterval = (what, wait = 0, ...more) => often(what, wait / 10, ...more)
  Date.now = () => start + (clock() - start) * 10
  const Real = WebSocket
  const counts = {}
  window.__faults = { lost: 0, doubled: 0 }
  const every = (kind, n) => (counts[kind] = (counts[kind] ?? 0) + 1) % n === 0
  window.WebSocket = class extends Real {
    send(data) {
      const kind = 'to ' + JSON.parse(data).type
      if (every(kind + ' lost', 4) && kind === 'to answer') return void window.__faults.lost++
      super.send(data)
      if (every(kind + ' doubled', 3)) {
        window.__faults.doubled++
        super.send(data)
      }
    }
    set onmessage(hear) {
      this.addEventListener('message', (event) => {
        const kind = JSON.parse(event.data).type
        const sure = kind === 'state'
        if (!sure && every(kind + ' lost', 5)) return void window.__faults.lost++
        hear(event)
        if (every(kind + ' doubled', 3)) {
          window.__faults.doubled++
          hear(event)
        }
      })
    }
  }
})()"""
"""Every few frames one is lost and one comes twice, in both directions; and time is ten times as
fast, so that a test does not wait for what is sent again."""
