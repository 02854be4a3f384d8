"""The interface: calls, messages, and who may use them (docs/api.md)."""
