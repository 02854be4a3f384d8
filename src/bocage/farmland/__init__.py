"""farmland"""
