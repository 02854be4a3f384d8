"""What farms on a grid share: geometry, pastures, room for animals, payments through exchanges."""
