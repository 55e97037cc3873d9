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

BAD_LINE = """(() => {
  const soon = window.setTimeout
  window.setTimeout = (what, wait = 0, ...more) => soon(what, wait / 10, ...more)
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
