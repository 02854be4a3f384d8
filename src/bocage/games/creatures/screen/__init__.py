"""All Creatures Big and Small drawn as text."""
