"""What is wrong with a page as it lies in its window: measured in the browser, told as lines."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("measuring.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Controls out of reach, covered or small; words cut, overprinted or small; areas that overlap."""
    return [str(line) for line in page.evaluate(SCRIPT)]


def farm_size(page: Page) -> tuple[float, float]:
    """Width and height of the viewer's farm as it is drawn; nothing where it is out of sight."""
    width, height = page.evaluate(
        """() => {
          const svg = document.querySelector(".a-farm .farm-svg");
          const box = svg?.getBoundingClientRect();
          if (!box?.width || !box.height) return [0, 0];
          const drawn = svg.viewBox.baseVal;
          const scale = Math.min(box.width / drawn.width, box.height / drawn.height);
          return [drawn.width * scale, drawn.height * scale];
        }"""
    )
    return float(width), float(height)


def layout(page: Page) -> str:
    """Where everything lies, scrolled back to its top, and how large its words are."""
    return str(
        page.evaluate(
            """() => {
              const seen = [];
              for (const box of document.querySelectorAll("*")) if (box.scrollTop) box.scrollTop = 0;
              for (const one of document.body.querySelectorAll("*")) {
                const box = one.getBoundingClientRect();
                if (!box.width) continue;
                const { fontSize, visibility, opacity, zIndex } = getComputedStyle(one);
                const { x, y, width, height } = box;
                seen.push(one.tagName, x, y, width, height, fontSize, visibility, opacity, zIndex);
              }
              return seen.join();
            }"""
        )
    )
